// The tests of lint rules that ask for types put their code in place of this, in a project of its own: the house's
// takes seconds to load.
export {};
