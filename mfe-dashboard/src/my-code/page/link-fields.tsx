import { CARD_LINKS_MAX, LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import {
  Button,
  Field,
  IconChevronDown,
  IconChevronUp,
  IconPlus,
  IconTrash,
  Inline,
  Stack,
  TextInput,
} from '@ringtag/ui';
import { useRef, useState } from 'react';
import look from '../../page/look.module.css';
import { findFaults, type LinkDraft, moved } from './card-draft';

interface LinkFieldsProps {
  links: readonly LinkDraft[];
  /** True after a submit that was stopped by what is wrong in a link. */
  checked: boolean;
  onChange: (links: LinkDraft[]) => void;
}

/** The own links of a page, in their order. */
export function LinkFields({ links, checked, onChange }: LinkFieldsProps) {
  const { t } = useTranslation('pageKind');
  const section = useRef<HTMLElement>(null);
  const [added, setAdded] = useState<string>();

  function add() {
    const key = crypto.randomUUID();
    setAdded(key);
    onChange([...links, { key, label: '', url: '' }]);
  }
  function remove(place: number) {
    // The pressed button goes with its link: the one of a neighbour follows, after the last link the one that adds.
    const buttons = section.current!.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons[place + 1] ?? buttons[place - 1] ?? section.current!.querySelector('[data-add]');
    next?.focus();
    onChange(links.filter((_, each) => each !== place));
  }
  return (
    <section ref={section} aria-label={t('own.links.label')}>
      <Stack gap={4}>
        <div>
          <h3>{t('own.links.label')}</h3>
          <p className={look.quiet}>{t('own.links.hint')}</p>
        </div>
        {links.map((link, place) => (
          <LinkRow
            key={link.key}
            link={link}
            number={place + 1}
            count={links.length}
            checked={checked}
            focus={link.key === added}
            onChange={(part) => onChange(links.map((each) => (each === link ? { ...link, ...part } : each)))}
            onMove={(by) => onChange(moved(links, place, by))}
            onRemove={() => remove(place)}
          />
        ))}
        <div>
          {links.length < CARD_LINKS_MAX ? (
            <Button variant="outline" size="sm" icon={<IconPlus />} data-add onClick={add}>
              {t('own.links.add')}
            </Button>
          ) : (
            <p className={look.quiet}>{t('own.links.full', { max: CARD_LINKS_MAX })}</p>
          )}
        </div>
      </Stack>
    </section>
  );
}

interface LinkRowProps {
  link: LinkDraft;
  number: number;
  count: number;
  checked: boolean;
  /** True for a link that was just added. */
  focus: boolean;
  onChange: (part: Partial<LinkDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function LinkRow({ link, number, count, checked, focus, onChange, onMove, onRemove }: LinkRowProps) {
  const { t } = useTranslation('pageKind');
  const faults = checked ? findFaults(link) : {};
  const bind = (part: 'label' | 'url') => ({
    // The form focuses the first control with the name of what is wrong.
    name: faults[part] ? 'links' : `link-${part}`,
    value: link[part],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
  });
  const button = { variant: 'plain', size: 'sm' } as const;
  return (
    <Stack gap={2}>
      <Field label={t('own.links.text', { number })} error={faults.label && t('own.links.isLinkLabel')}>
        <TextInput {...bind('label')} autoFocus={focus} dir="auto" maxLength={LENGTH.linkLabel.max} />
      </Field>
      <Field label={t('own.links.url', { number })} error={faults.url && t('own.links.isHttpsLink')}>
        <TextInput
          {...bind('url')}
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          maxLength={LENGTH.linkUrl.max}
        />
      </Field>
      <Inline gap={1}>
        <Button
          {...button}
          icon={<IconChevronUp />}
          aria-label={t('own.links.up', { number })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <Button
          {...button}
          icon={<IconChevronDown />}
          aria-label={t('own.links.down', { number })}
          disabled={number === count}
          onClick={() => onMove(1)}
        />
        <Button
          {...button}
          icon={<IconTrash />}
          aria-label={t('own.links.remove', { number })}
          data-remove
          onClick={onRemove}
        />
      </Inline>
    </Stack>
  );
}
