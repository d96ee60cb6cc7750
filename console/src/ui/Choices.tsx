import type { ReactNode } from "react";
import style from "./Choices.module.css";
import { ErrorState } from "./ErrorState.tsx";
import { SearchInput } from "./SearchInput.tsx";

export interface Choice {
  id: string;
  label: ReactNode;
  /** Shown at the end of the line, such as a price or a count. */
  end?: ReactNode;
  disabled?: boolean;
}

interface Props {
  label: string;
  text: string;
  onText: (text: string) => void;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
  /** Shown when there are no choices. */
  empty: ReactNode;
  /** The error of the search, if it failed. The field and its text stay. */
  error: unknown;
  onRetry: () => void;
}

/** A search field with a list of results, of which one is chosen by a click. */
export function Choices({ label, text, onText, choices, onChoose, empty, error, onRetry }: Props) {
  return (
    <div className={style.choices}>
      <SearchInput label={label} placeholder={label} value={text} onChange={onText} />
      {choices.map(({ id, label, end, disabled }) => (
        <button key={id} type="button" className={style.option} disabled={disabled} onClick={() => onChoose(id)}>
          <span>{label}</span>
          {end && <span className="muted numeric">{end}</span>}
        </button>
      ))}
      {error !== null && <ErrorState error={error} onRetry={onRetry} />}
      {error === null && choices.length === 0 && <p className="muted">{empty}</p>}
    </div>
  );
}
