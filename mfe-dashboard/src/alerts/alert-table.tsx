import { ALERT_WAYS, type AlertKind, type AlertWay } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Switch } from '@ringtag/ui';
import styles from './alerts-card.module.css';

type Choice<Kind> = { kind: Kind } & Record<AlertWay, boolean>;

interface AlertTableProps<Kind> {
  choices: Choice<Kind>[];
  onChoose: (choice: Choice<Kind>) => void;
}

/** A switch for each kind of event and way of hearing. */
export function AlertTable<Kind extends AlertKind>({ choices, onChoose }: AlertTableProps<Kind>) {
  const { t } = useTranslation('alerts');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {ALERT_WAYS.map((way) => (
            <th key={way} scope="col">
              {t(`ways.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {choices.map((choice) => (
          <tr key={choice.kind}>
            <th scope="row">{t(`kinds.${choice.kind}`)}</th>
            {ALERT_WAYS.map((way) => (
              <td key={way}>
                <Switch
                  hideLabel
                  label={`${t(`kinds.${choice.kind}`)}: ${t(`ways.${way}`)}`}
                  checked={choice[way]}
                  onChange={(event) => onChoose({ ...choice, [way]: event.target.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
