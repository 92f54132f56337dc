/** The text of a file, so that a gallery view shows the very code that it runs. */
declare module '*?source' {
  const source: string;
  export default source;
}
