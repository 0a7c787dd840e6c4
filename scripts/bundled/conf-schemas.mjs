// Stands in the bundle for the libraries with which conf checks schemas and carries out migrations. The program asks it
// for neither, and they would be a sixth of what is loaded before the first frame.

function isLeftOut() {
  throw new Error('The bundle leaves out the schemas and migrations of conf.');
}

/** ajv/dist/2020.js */
export class Ajv2020 {
  constructor() {
    isLeftOut();
  }
}

/** ajv-formats, and semver */
export default {
  default: isLeftOut,
  clean: isLeftOut,
  eq: isLeftOut,
  gt: isLeftOut,
  lte: isLeftOut,
  satisfies: isLeftOut,
};
