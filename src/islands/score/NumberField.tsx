import type { JSX } from 'solid-js';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  /** Called with what was typed. The field then shows the number that counts. */
  readonly enter: (text: string) => void;
  readonly class?: string;
}

/** A number that can be typed in. It counts once the field is left or Enter is pressed. */
export function NumberField(props: NumberFieldProps): JSX.Element {
  function enter(field: HTMLInputElement): void {
    const text = field.value.trim();
    if (text !== String(props.value)) props.enter(text);
    field.value = String(props.value);
  }
  return (
    <input
      class={`number ${props.class ?? ''}`}
      type="text"
      inputmode="numeric"
      autocomplete="off"
      aria-label={props.label}
      value={props.value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => enter(currentTarget)}
    />
  );
}
