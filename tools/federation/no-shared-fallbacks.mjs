// Stands in for the federation runtime's fallbacks of shared libraries: no build has any.
export const getSharedFallbackGetter = ({ factory }) => factory;
