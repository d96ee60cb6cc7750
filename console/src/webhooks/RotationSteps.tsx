import { useMessages } from "../messages/messages.ts";
import { endpointMessages } from "./endpointMessages.ts";
import style from "./Secret.module.css";

const steps = ["make", "teach", "activate"] as const;

/** The list of the steps of a rotation. Steps before the current one are done. */
export function RotationSteps({ current }: { current: (typeof steps)[number] }) {
  const words = useMessages(endpointMessages).rotation.steps;
  return (
    <ol className={style.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          data-done={index < steps.indexOf(current) || undefined}
        >
          {words[step]}
        </li>
      ))}
    </ol>
  );
}
