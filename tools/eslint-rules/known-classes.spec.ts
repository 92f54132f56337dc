import { join } from 'node:path';
import { ROOT } from '../start/install.mjs';
import { knownClasses } from './known-classes';
import { testRule } from './rule-tester';

const filename = join(ROOT, 'libs/ui/src/lite/planted.tsx');

testRule('known-classes', knownClasses, {
  valid: [
    {
      name: 'should accept classes of the sheet, by name or by a property',
      filename,
      code: 'import styles from "./button.module.css"; const a = [styles.button, styles[variant]];',
    },
    {
      name: 'should look only at style sheets',
      filename,
      code: 'import styles from "./button"; const a = styles.nowhere;',
    },
  ],
  invalid: [
    {
      name: 'should refuse a class that is not there',
      filename,
      code: 'import look from "./button.module.css"; const a = <b className={look.nowhere} />;',
      ids: ['unknown'],
    },
  ],
});
