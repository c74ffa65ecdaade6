import { Box, Button, Dialog } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ActionDescription } from "../../../strapi/panel/content-manager";

/** Padding of a side panel, in pixels. */
const padding = 16;

/** Keeps the content of a side panel in view, at the top of the window, while the page scrolls. */
export function InReach({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  /** Position of the content when it left the window. */
  const [left, setLeft] = useState<DOMRect>();
  useEffect(() => {
    if (!place.current) return;
    const report: IntersectionObserverCallback = ([entry]) =>
      setLeft(entry && entry.boundingClientRect.top < 0 ? entry.boundingClientRect : undefined);
    const observer = new IntersectionObserver(report, { threshold: 1 });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const pinned = left && {
    position: "fixed" as const,
    top: 0,
    right: `${document.documentElement.clientWidth - left.right - padding}px`,
    width: `${left.width + 2 * padding}px`,
    padding: `${padding}px`,
    shadow: "tableShadow",
    zIndex: 2,
  };
  return (
    <Box ref={place} width="100%" minHeight={left && `${left.height}px`}>
      <Box background="neutral0" hasRadius {...pinned}>
        {children}
      </Box>
    </Box>
  );
}

/** The button of Strapi's action, with its confirmation. */
export function DeleteButton({ action: { dialog } }: { action: ActionDescription }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" fullWidth startIcon={<Trash />}>
          Delete
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Delete this entry?</Dialog.Header>
        <Dialog.Body>{dialog?.content}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Cancel
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" fullWidth onClick={() => dialog?.onConfirm?.()}>
              Delete
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
