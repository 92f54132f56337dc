import styles from './code-in-text.module.css';

/**
 * A sentence with a code, such as `ABCDE-23456`, in it. The code stays in one line: browsers would break it at its
 * hyphen.
 */
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
