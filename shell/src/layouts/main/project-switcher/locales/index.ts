import de from './de';
import en from './en';
import es from './es';
import fr from './fr';
import ru from './ru';
import uk from './uk';

/** All languages in the one file of the switcher: each file more is named in the shell's first script, which a scan loads. */
export const PROJECT_SWITCHER_TEXTS = { en, es, de, fr, uk, ru };
