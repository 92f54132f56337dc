/** Stands for every image and font in tests. */
export default 'asset';
