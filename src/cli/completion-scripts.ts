import type { Shell } from './shells.ts';

/**
 * The completion script for a shell. It asks the program itself for completions (`complete.ts`), so that commands,
 * flags, games, lessons and saves are always up to date.
 */
export function completionScript(name: Shell): string {
  return SCRIPTS[name];
}

/** A template tag for a shell script: the text is left as it is, except that `$\{` becomes `${`. */
const shell = (text: TemplateStringsArray): string => String.raw(text).replaceAll('$\\{', '${');

const BASH = shell`# bash completion for orrery. To use it: eval "$(orrery completion bash)", for example in ~/.bashrc
_orrery() {
  local current=$2 line files=
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :*) files=$line ;;
      *) COMPREPLY+=("$(printf %q "$\{line%%$'\t'*}")") ;;
    esac
  done < <(command orrery complete -- "$\{COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  case $files in
    :files | :folders)
      while IFS= read -r line; do
        COMPREPLY+=("$line")
      done < <([[ $files == :files ]] && compgen -f -- "$current" || compgen -d -- "$current")
      compopt -o filenames 2>/dev/null
      ;;
  esac
}
complete -F _orrery orrery
`;

const ZSH = shell`#compdef orrery
# zsh completion for orrery. To use it: source <(orrery completion zsh) after compinit, for example in ~/.zshrc
_orrery() {
  local line word files
  local -a found
  while IFS= read -r line; do
    case $line in
      :*) files=$line ;;
      *)
        word=$\{line%%$'\t'*}
        found+=("$\{word//:/\\:}:$\{line#*$'\t'}")
        ;;
    esac
  done < <(command orrery complete -- "$\{(@)words[2,CURRENT]}" 2>/dev/null)
  (( $#found )) && _describe -t values orrery found
  case $files in
    :files) _files ;;
    :folders) _files -/ ;;
  esac
}
if [[ $funcstack[1] == _orrery ]]; then
  _orrery "$@"
else
  compdef _orrery orrery
fi
`;

const FISH = shell`# fish completion for orrery. To use it: orrery completion fish | source, for example in ~/.config/fish/config.fish
function __orrery_complete
  set -l words (commandline -opc) (commandline -ct)
  for line in (command orrery complete -- $words[2..-1] 2>/dev/null)
    switch $line
      case ':files'
        __fish_complete_path (commandline -ct)
      case ':folders'
        __fish_complete_directories (commandline -ct)
      case ':none'
      case '*'
        printf '%s\n' $line
    end
  end
end
complete -c orrery -e
complete -c orrery -f -a '(__orrery_complete)'
`;

const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
