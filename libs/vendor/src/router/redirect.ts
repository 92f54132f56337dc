import { useEffect } from 'react';
import { type To, useNavigate } from 'react-router-dom';

interface RedirectProps {
  to: To;
  /** Anything that JSON can write. */
  state?: object | undefined;
}

/** Shows another page in place of this one. The router's own `Navigate` contains checks that no page here needs. */
export function Redirect(target: RedirectProps) {
  const navigate = useNavigate();
  // Compared by value: a page that is drawn again with an equal object must not navigate again.
  const json = JSON.stringify(target);
  useEffect(() => {
    const { to, state } = JSON.parse(json) as RedirectProps;
    void navigate(to, { replace: true, state });
  }, [navigate, json]);
  return null;
}
