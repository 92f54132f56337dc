interface OptionsProps<Value extends string> {
  values: readonly Value[];
  text: (value: Value) => string;
}

/** The options of a `Select`. */
export function Options<Value extends string>({ values, text }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {text(value)}
    </option>
  ));
}
