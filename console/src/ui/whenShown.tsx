import { type ComponentType, lazy, Suspense } from "react";

/** A component, such as a dialog, whose script loads when it is shown first. Nothing stands in its place until then. */
export function whenShown<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props: Props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
