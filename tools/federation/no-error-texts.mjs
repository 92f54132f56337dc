// Stands in for the texts of the federation runtime's errors, which name their number and where it is explained.

export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
