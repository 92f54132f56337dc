import styles from './code-in-text.module.css';

/** A sentence with a code as people read it, which is kept in one line: it would break at its hyphen. */
export function CodeInText({ text, code }: { text: string; code: string }) {
  const [before, after] = text.split(code);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className={styles.code}>{code}</span>
      {after}
    </>
  );
}
