import { cardPath, normalizeAlias } from '@ringtag/contracts';
import { Redirect, useParams } from '@ringtag/vendor/router';
import { arriving } from './outcome';

/** Where the forms of the server lead after an activation. The card says that it was successful. */
export default function ActivatedPage() {
  const alias = normalizeAlias(useParams().alias ?? '');
  return <Redirect to={cardPath(alias)} state={arriving('activated')} />;
}
