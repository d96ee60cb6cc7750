import { type ComponentType, type ReactNode, useEffect, useReducer } from "react";
import { notifyFailure } from "./notices.ts";

interface Script<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Set when the script has loaded. */
  component?: ComponentType<Props>;
}

interface Closable {
  onClose?: () => void;
}

/**
 * Returns a component, such as a dialog, whose script loads when it is first shown. Until then, `meanwhile` is shown. When the script
 * does not load, a notice says so, onClose is called, and the next time that the component is shown is another attempt.
 */
export function whenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
) {
  const script: Script<Props> = { load };
  return (props: Props) => <Shown script={script} meanwhile={meanwhile} props={props} />;
}

function Shown<Props extends object>(shown: { script: Script<Props>; meanwhile: ReactNode; props: Props }) {
  const { script, meanwhile, props } = shown;
  const [isDone, finish] = useReducer(() => true, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt each time it is shown
  useEffect(() => {
    if (script.component) return;
    let isGone = false;
    script
      .load()
      .then((component) => {
        script.component = component;
      })
      .catch((error) => {
        if (isGone) return;
        notifyFailure(error);
        (props as Closable).onClose?.();
      })
      .finally(finish);
    return () => {
      isGone = true;
    };
  }, []);
  const { component: Component } = script;
  if (Component) return <Component {...props} />;
  return isDone ? null : meanwhile;
}
