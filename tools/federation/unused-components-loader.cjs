const COMPONENTS = /^(var \w+ = )((?:\w+\.)?(?:forwardRef|memo|createContext)\()/gm;
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the minimizer drop the components of the router that nobody uses. `forwardRef`, `memo` and `createContext` have no
 * side effects, which nothing says; and a display name, which only development tools show, would count as a use. Throws
 * when the router's files are printed in another way, because the components would then be back without a word.
 */
module.exports = (source) => {
  const marked = replace(source, /\b(forwardRef|memo|createContext)\(/, COMPONENTS, '$1/* @__PURE__ */ $2');
  return replace(marked, /\bdisplayName\b/, DISPLAY_NAMES, '');
};

function replace(source, word, pattern, replacement) {
  if (word.test(source) && source.search(pattern) < 0)
    throw new Error(`react-router is printed in another way: ${pattern} fits nothing, ${word} does`);
  return source.replace(pattern, replacement);
}
