/** The plural categories a language may have beside `other`, which every language has. */
type ExtraPlural = 'zero' | 'one' | 'two' | 'few' | 'many';

type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;

type Extras<Source> = Partial<Record<`${PluralBase<keyof Source>}_${ExtraPlural}`, string>>;

/**
 * The shape a translation of `Source` has: the same keys, with the plural categories of its own language
 * (`parity.spec.ts` checks that they are the right ones).
 */
export type TranslationOf<Source> = {
  -readonly [
    Key in keyof Source as Key extends `${PluralBase<keyof Source>}_${ExtraPlural}` ? never : Key
  ]: Source[Key] extends string ? string : TranslationOf<Source[Key]>;
} & Extras<Source>;
