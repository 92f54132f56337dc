// Stands in for what hides the rest of the page from screen readers under a modal menu or popover of Radix: none here is.
const refuse = () => {
  throw new Error('A modal menu or popover needs aria-hidden: see tools/federation/runtime-alias.ts');
};
export { refuse as hideOthers, refuse as inertOthers, refuse as supportsInert, refuse as suppressOthers };
