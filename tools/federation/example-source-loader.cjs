/** Gives an example of the component gallery the text of its file, so that a view shows the very code that it runs. */
module.exports = (source) => {
  const [, name] = /export default function (\w+)/.exec(source);
  return `${source}\n${name}.source = ${JSON.stringify(source)};`;
};
