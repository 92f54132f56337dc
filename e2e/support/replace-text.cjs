/** Loader of the redeployment test: the same source with another text. */
module.exports = function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`"${from}" is not in ${this.resourcePath}`);
  return source.replace(from, to);
};
