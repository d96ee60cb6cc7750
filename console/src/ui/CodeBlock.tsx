import style from "./CodeBlock.module.css";

/** A text in which every character matters, such as code. Long lines wrap, unless `keepLines`; a long text scrolls. */
export function CodeBlock({ text, label, keepLines = false }: { text: string; label: string; keepLines?: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it only when it is focusable
    <section className={style.frame} aria-label={label} tabIndex={0}>
      <pre className={keepLines ? style.lines : style.wrapped}>
        <code>{text}</code>
      </pre>
    </section>
  );
}
