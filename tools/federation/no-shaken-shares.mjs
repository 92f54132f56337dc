// Stands in for the start of the federation runtime, which shakes shared libraries with fallbacks: no build has any.
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
}
