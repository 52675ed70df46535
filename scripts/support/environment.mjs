import path from "node:path";
import { root } from "./places.mjs";

/**
 * The environment that the tools run in: the caller's, with the given Node and the project's tools first in the PATH.
 * NODE_ENV is not handed on: a shell's own value would leave out what is only needed to build, or build the
 * interface with the library's development half. Each tool then takes the value that is its own.
 * @param {NodeJS.ProcessEnv} given
 * @param {string} node path of the Node to use
 */
export function toolEnvironment(given, node) {
  const places = [path.dirname(node), path.join(root, "node_modules/.bin"), given.PATH];
  const made = {
    ...given,
    PATH: places.join(path.delimiter),
    DO_NOT_TRACK: "1",
    // What each start of a tool would compile again.
    NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE ?? path.join(root, ".local/compiled"),
  };
  delete made.NODE_ENV;
  return made;
}
