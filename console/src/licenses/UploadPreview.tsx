import { Link } from "@tanstack/react-router";
import { useMessages } from "../messages/messages.ts";
import { useFormat } from "../session/useFormat.ts";
import { Card } from "../ui/Card.tsx";
import { Counts } from "../ui/Counts.tsx";
import type { Fault, ParsedUpload } from "./parse.ts";
import { maxLicenses } from "./parse.ts";
import style from "./Upload.module.css";
import { uploadMessages } from "./uploadMessages.ts";

const shownLines = 12;
const sampleSize = 5;

interface Props {
  parsed: ParsedUpload;
  waiting: number;
  /** The variation of the licenses, once it is chosen. */
  variation: string | undefined;
  /** How many of the licenses are new to the variation; undefined while that is unknown. */
  isNew: number | undefined;
}

/** The preview of an upload: the licenses that it would send, and the lines that it leaves out. */
export function UploadPreview({ parsed, waiting, variation, isNew = parsed.licenses.length }: Props) {
  const words = useMessages(uploadMessages);
  const format = useFormat();
  const faults = (Object.entries(parsed.faults) as [Fault, number[]][]).filter(
    ([fault, lines]) => lines.length > 0 || fault === "empty" || fault === "tooLong" || fault === "twice",
  );
  const leftOut = faults.some(([, lines]) => lines.length > 0);
  const served = Math.min(waiting, isNew);
  const known = parsed.licenses.length - isNew;
  if (parsed.licenses.length === 0 && !leftOut) {
    const { misplacedQuote } = parsed;
    return (
      <Card title={words.steps.preview}>
        {misplacedQuote ? (
          <p role="alert" className={style.bad}>
            {words.misplacedQuote(format.count(misplacedQuote))}
          </p>
        ) : (
          <p className="muted">{words.nothing}</p>
        )}
      </Card>
    );
  }
  return (
    <Card title={words.steps.preview}>
      <div className={style.stack}>
        <Counts
          counts={[
            { label: words.counts.ready, n: parsed.licenses.length },
            ...(known > 0 ? [{ label: words.result.duplicates, n: known, bad: true }] : []),
            ...faults.map(([fault, lines]) => ({ label: words.counts[fault], n: lines.length, bad: true })),
          ]}
        />
        {parsed.licenses.length > maxLicenses && (
          <p role="alert" className={style.bad}>
            {words.tooMany}
          </p>
        )}
        {served > 0 && variation && (
          <p>
            {words.serves(served, format.count(served))}{" "}
            <Link to="/orders" search={{ variation, status: "PENDING" }} target="_blank">
              {words.served}
            </Link>
          </p>
        )}
        {leftOut && <LeftOut faults={faults} />}
        {parsed.severalLines > 0 && <p>{words.severalLines(parsed.severalLines, format.count(parsed.severalLines))}</p>}
        {parsed.trimmed > 0 && <p className="muted">{words.trimmed(parsed.trimmed, format.count(parsed.trimmed))}</p>}
        {parsed.hasHeading && <p className="muted">{words.heading}</p>}
        {parsed.licenses.length > 0 && <Sample parsed={parsed} />}
      </div>
    </Card>
  );
}

function LeftOut({ faults }: { faults: [Fault, number[]][] }) {
  const words = useMessages(uploadMessages);
  const format = useFormat();
  return (
    <div>
      <p>{words.leftOut}</p>
      <ul className={style.lines}>
        {faults
          .filter(([, lines]) => lines.length > 0)
          .map(([fault, lines]) => (
            <li key={fault}>
              <span className="muted">{words.counts[fault]}: </span>
              {words.lines(lines.length, lines.slice(0, shownLines).join(", "))}
              {lines.length > shownLines && ` ${words.more(format.count(lines.length - shownLines))}`}
            </li>
          ))}
      </ul>
    </div>
  );
}

function Sample({ parsed }: { parsed: ParsedUpload }) {
  const words = useMessages(uploadMessages);
  const format = useFormat();
  const names = words.sampleColumns;
  const rows = parsed.licenses.slice(0, sampleSize);
  const hasReference = rows.some((row) => row.externalRef);
  const hasExpiry = rows.some((row) => row.expiresAt);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it only when it is focusable
    <section className={style.sample} tabIndex={0} aria-label={words.sample}>
      <table>
        <caption>{words.sample}</caption>
        <thead>
          <tr>
            <th scope="col">{names.credentials}</th>
            {hasReference && <th scope="col">{names.reference}</th>}
            {hasExpiry && <th scope="col">{names.expires}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ credentials, externalRef, expiresAt }) => (
            <tr key={credentials}>
              <td>
                <code>{credentials}</code>
              </td>
              {hasReference && <td>{externalRef}</td>}
              {hasExpiry && <td>{expiresAt && format.time(expiresAt)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
