import { Button, IconAlert, IconRefresh } from '@ringtag/ui/lite';
import { MessagePage } from './message-page';

/** Shown when neither texts nor remotes could be read: English, because no other language is there. */
export function StartErrorPage() {
  return (
    <main lang="en" dir="ltr">
      <div role="alert">
        <MessagePage
          icon={<IconAlert size={28} />}
          title="An error occurred"
          text="The page could not be loaded. Please check your connection and try again."
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
