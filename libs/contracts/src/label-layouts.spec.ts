import { LABEL_LAYOUTS, LAYOUT_OF_PAGE } from './label-layouts';

it.each(Object.entries(LABEL_LAYOUTS))('should have room on its page for all labels of %s', (_, layout) => {
  for (const axis of [0, 1] as const) {
    const end = layout.origin[axis] + (layout.grid[axis] - 1) * layout.pitch[axis] + layout.label[axis];
    expect(end).toBeLessThanOrEqual(layout.size[axis] + 0.5);
    expect(layout.pitch[axis]).toBeGreaterThanOrEqual(layout.label[axis]);
  }
});

it.each(['A4', 'Letter'] as const)('should know a layout for a page of %s', (page) => {
  expect(LABEL_LAYOUTS[LAYOUT_OF_PAGE[page]].page).toBe(page);
});
