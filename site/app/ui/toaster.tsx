import { Check, CircleAlert, X } from "lucide-react";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import { controls } from "~/copy/controls.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import "./toast.css";

export type ToastKind = "error" | "success";

const toastLook = cx(
  "toast mb-2 grid touch-pan-y grid-cols-[1.25rem_minmax(0,1fr)_1.75rem] items-start gap-3 rounded-part py-4 pr-3 pl-4.5",
  "pointer-events-auto text-paper text-s/[1.45] focus-visible:outline-gold forced-colors:border",
);

const grounds: Record<ToastKind, string> = {
  error: cx("bg-error"),
  success: cx("bg-evergreen dusk:border dusk:border-sage dusk:bg-ink"),
};

const autoCloseMs = 5000;
const dragLimitPercent = 80;
const slideAndFade = cssTransition({
  enter: cx("toast-enter"),
  exit: cx("toast-exit"),
  collapseDuration: 200,
});

export function Toaster() {
  const copy = useCopy(controls).messages;
  return (
    <ToastContainer
      aria-label={copy.label}
      autoClose={autoCloseMs}
      closeButton={({ closeToast }) => (
        <button
          aria-label={copy.close}
          className="-my-0.75 grid size-7 place-items-center rounded-part focus-visible:outline-gold"
          onClick={closeToast}
          type="button"
        >
          <Icon of={X} size={16} />
        </button>
      )}
      draggable
      draggablePercent={dragLimitPercent}
      position="top-right"
      toastClassName={(toastState) =>
        cx(toastLook, toastState?.type === "success" ? grounds.success : grounds.error)
      }
      transition={slideAndFade}
    />
  );
}

/** Shows a toast. If the toaster is not mounted yet, the toast appears once it is. */
export function addToast(kind: ToastKind, text: string): void {
  toast(text, {
    icon: kind === "success" ? <Icon className="text-gold" of={Check} /> : <Icon of={CircleAlert} />,
    role: kind === "success" ? "status" : "alert",
    type: kind,
  });
}
