// For programs that run from source and draw nothing: style sheets are for bundlers.
require.extensions['.css'] = (module) => {
  module.exports = {};
};
