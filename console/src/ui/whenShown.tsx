import { type ComponentType, type ReactNode, useEffect, useReducer } from "react";
import { notifyFailure } from "./notices.ts";

interface Script<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Once it is loaded. */
  component?: ComponentType<Props>;
}

interface Closable {
  onClose?: () => void;
}

/**
 * A component, such as a dialog, whose script loads when it is shown first; `meanwhile` stands in its place. When the script does
 * not load, the page says so, stays as it is, and tries again when the component is shown next.
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
  const [isTried, end] = useReducer(() => true, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried once each time it is shown
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
      .finally(end);
    return () => {
      isGone = true;
    };
  }, []);
  const { component: Component } = script;
  if (Component) return <Component {...props} />;
  return isTried ? null : meanwhile;
}
