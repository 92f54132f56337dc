/** Releases before this one could write the scans of a code after it was deleted. */
export const DELETE_SCANS_OF_DELETED_CODES =
  'DELETE FROM scan_counts WHERE NOT EXISTS (SELECT 1 FROM items i WHERE i.id = scan_counts.itemId)';
