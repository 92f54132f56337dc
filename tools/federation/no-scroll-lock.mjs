// Stands in for what locks the page's scroll bar under a modal menu or popover of Radix: none here is modal.
export function RemoveScroll() {
  throw new Error('A modal menu or popover needs react-remove-scroll: see tools/federation/runtime-alias.ts');
}
