/**
 * Stores the kind of page of every code that has none stored: the kind that its page shows now. Before, the public fields
 * of the profile decided whenever the page was opened, so a new field could turn lost keys into a business card.
 */
export const FILL_PAGE_KINDS = `UPDATE activations SET pageKind = CASE WHEN EXISTS (
    SELECT 1 FROM profile_fields f WHERE f.userId = activations.userId AND f.visibility = 'public'
      AND f.\`key\` IN ('company', 'jobTitle', 'businessPhone', 'website', 'linkedin')
  ) THEN 'contact' ELSE 'lost' END
  WHERE pageKind IS NULL AND endedAt IS NULL`;
