import { useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/Button.tsx";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { endpointMessages } from "./endpointMessages.ts";
import style from "./Secret.module.css";
import { verifyCode } from "./verifyCode.ts";

const languages = Object.keys(verifyCode) as (keyof typeof verifyCode)[];

/** Examples of code that verifies the signature of a request. */
export function VerifyCode() {
  const words = useMessages(endpointMessages).secret;
  const [language, setLanguage] = useState(languages[0] as keyof typeof verifyCode);
  const code = verifyCode[language];
  return (
    <div className={style.part}>
      <p>{words.verifyText}</p>
      <fieldset className={style.languages}>
        <legend className="visually-hidden">{words.language}</legend>
        {languages.map((name) => (
          <Button
            key={name}
            size="small"
            look={name === language ? "secondary" : "quiet"}
            aria-pressed={name === language}
            onClick={() => setLanguage(name)}
          >
            {name}
          </Button>
        ))}
        <span className={style.end}>
          <CopyButton text={code} label={words.copyCode} look="quiet" />
        </span>
      </fieldset>
      <CodeBlock text={code} label={language} keepLines />
    </div>
  );
}
