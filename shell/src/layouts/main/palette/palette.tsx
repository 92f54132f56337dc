import { useErrorText, useTranslation } from '@ringtag/i18n';
import { Alert, Dialog, IconProject, IconQr, IconUser, type Icon } from '@ringtag/ui';
import { useNavigate } from '@ringtag/vendor/router';
import { Command } from 'cmdk';
import type { Navigation } from '../use-navigation';
import styles from './palette.module.css';
import type { Found } from './palette.queries';
import { useSearch } from './use-search';

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  navigation: Navigation;
}

/** Leads to any page, code, project or account by a few letters. */
export default function Palette({ open, onClose, navigation }: PaletteProps) {
  const { t } = useTranslation('palette');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Search navigation={navigation} onDone={onClose} />
    </Dialog>
  );
}

/** Is mounted anew each time the palette opens, so it begins empty. */
function Search({ navigation, onDone }: { navigation: Navigation; onDone: () => void }) {
  const { t } = useTranslation('palette');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { typed, setTyped, query, isSearching } = useSearch();
  const open = (path: string) => {
    onDone();
    void navigate(path);
  };
  const wanted = typed.trim().toLowerCase();
  const pages = navigation.groups
    .flatMap(({ links }) => links)
    .filter(({ label }) => label.toLowerCase().includes(wanted));
  const found = wanted ? query.data : undefined;
  return (
    <Command label={t('title')} shouldFilter={false} loop className={styles.palette}>
      <Command.Input
        className={styles.input}
        placeholder={t('placeholder')}
        value={typed}
        onValueChange={setTyped}
      />
      <Command.List className={styles.list} label={t('results')}>
        <Group heading={t('pages')}>
          {pages.map(({ path, label, EntryIcon }) => (
            <Entry key={path} found={{ path, name: label }} EntryIcon={EntryIcon} onOpen={open} />
          ))}
        </Group>
        <Results heading={t('codes')} found={found?.codes} EntryIcon={IconQr} onOpen={open} />
        <Results heading={t('projects')} found={found?.projects} EntryIcon={IconProject} onOpen={open} />
        <Results heading={t('accounts')} found={found?.accounts} EntryIcon={IconUser} onOpen={open} />
        {!isSearching && !query.isError && <Command.Empty className={styles.note}>{t('none')}</Command.Empty>}
      </Command.List>
      <p role="status" className={styles.note}>
        {isSearching && wanted ? t('searching') : t('hint')}
      </p>
      {wanted && query.isError && (
        <Alert tone="danger" title={t('failed')}>
          {errorText(query.error)}
        </Alert>
      )}
    </Command>
  );
}

function Group({ heading, children }: { heading: string; children: React.ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Command.Group heading={heading} className={styles.group}>
      {children}
    </Command.Group>
  );
}

interface ResultsProps {
  heading: string;
  found: Found[] | undefined;
  EntryIcon: Icon;
  onOpen: (path: string) => void;
}

function Results({ heading, found = [], EntryIcon, onOpen }: ResultsProps) {
  return (
    <Group heading={heading}>
      {found.map((each) => (
        <Entry key={each.path} found={each} EntryIcon={EntryIcon} onOpen={onOpen} />
      ))}
    </Group>
  );
}

interface EntryProps {
  found: Found;
  EntryIcon: Icon;
  onOpen: (path: string) => void;
}

function Entry({ found: { path, name, detail }, EntryIcon, onOpen }: EntryProps) {
  return (
    <Command.Item value={path} onSelect={() => onOpen(path)} className={styles.entry}>
      <EntryIcon size={18} />
      <span className={styles.name}>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </Command.Item>
  );
}
