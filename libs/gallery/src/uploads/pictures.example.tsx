import { Avatar, Inline } from '@ringtag/ui';

export default function PicturesExample() {
  return (
    <Inline>
      <Avatar name="Ann Lee" size="sm" label="Ann Lee" />
      <Avatar name="Bob Stone" label="Bob Stone" />
      <Avatar name="Ольга Петренко" size="lg" label="Ольга Петренко" />
      <Avatar name="Ringtag" size="xl" src="/favicon.svg" label="Ringtag" />
      <Avatar name="Carl May" size="xl" src="data:image/webp;base64," label="Carl May" />
      <Avatar name="" size="lg" label="?" />
    </Inline>
  );
}
