import { useRef, useState } from "react";

/** Checkboxes in a container. They are the source of truth, because they can be clicked before hydration. */
export function useCheckedBoxes() {
  const container = useRef<HTMLDivElement>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const boxes = () => [
    ...(container.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? []),
  ];

  /** Updates and returns `checked`, the names of the checked boxes. */
  function readBoxes(): readonly string[] {
    const names = boxes().flatMap((box) => (box.checked ? [box.name] : []));
    setChecked(names);
    return names;
  }
  return { boxes, checked, container, readBoxes };
}
