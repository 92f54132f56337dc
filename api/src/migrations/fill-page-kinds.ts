/**
 * Codes whose owners had not chosen a kind of page get the one that their page shows now. Until then the public fields of
 * the profile decided at each look, and a new field turned the page of somebody's keys into a business card.
 */
export const FILL_PAGE_KINDS = `UPDATE activations SET pageKind = CASE WHEN EXISTS (
    SELECT 1 FROM profile_fields f WHERE f.userId = activations.userId AND f.visibility = 'public'
      AND f.\`key\` IN ('company', 'jobTitle', 'businessPhone', 'website', 'linkedin')
  ) THEN 'contact' ELSE 'lost' END
  WHERE pageKind IS NULL AND endedAt IS NULL`;
