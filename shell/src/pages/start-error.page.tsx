import { Button, IconAlert, IconRefresh } from '@ringtag/ui/lite';
import { MessagePage } from './message-page';

/**
 * Shown when the texts or the list of remotes could not be loaded. It is in English, because no other language is
 * there.
 */
export function StartErrorPage() {
  return (
    <main lang="en" dir="ltr">
      <div role="alert">
        <MessagePage
          icon={<IconAlert size={28} />}
          title="Couldn’t load this page"
          text="Check your connection and try again."
          actions={
            <Button icon={<IconRefresh />} onClick={() => location.reload()}>
              Try again
            </Button>
          }
        />
      </div>
    </main>
  );
}
