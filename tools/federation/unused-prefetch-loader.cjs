const METHOD = /^(\tasync preloadRemote\(preloadOptions\) \{)\n[\s\S]*?\n\t\}$/m;
const HOOKS = /^\t+(before|after)PreloadRemote: new AsyncHook\(.*\),?\n/gm;

/**
 * Leaves out of the federation runtime what fetches remotes in advance: documents name the files of a page. Throws when
 * the runtime is printed in another way, because all of it would then be back without a word.
 */
module.exports = (source) => {
  for (const pattern of [METHOD, HOOKS])
    if (source.search(pattern) < 0)
      throw new Error(`The federation runtime is printed in another way: ${pattern}`);
  return source.replace(METHOD, '$1}').replace(HOOKS, '');
};
