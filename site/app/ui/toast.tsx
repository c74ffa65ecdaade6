import { Check, CircleAlert, X } from "lucide-react";
import { cssTransition, ToastContainer, toast } from "react-toastify/unstyled";
import { Icon } from "./icon.tsx";

type ToastKind = "error" | "success";

const autoCloseMs = 5000;
const dragLimitPercent = 80;
const slideAndFade = cssTransition({ enter: "toast-enter", exit: "toast-exit", collapseDuration: 200 });

/** Stands once in the layout, so that a toast outlives the navigation that follows it. */
export function Toasts() {
  return (
    <ToastContainer
      autoClose={autoCloseMs}
      closeButton={({ closeToast }) => (
        <button aria-label="Close this message" className="toast-close" onClick={closeToast} type="button">
          <Icon of={X} size={16} />
        </button>
      )}
      draggable
      draggablePercent={dragLimitPercent}
      position="top-right"
      toastClassName={(toastState) => `toast toast-${toastState?.type}`}
      transition={slideAndFade}
    />
  );
}

/** Shows `text` for five seconds in the window's top right corner. */
export function showToast(kind: ToastKind, text: string): void {
  toast(text, {
    icon: <Icon of={kind === "success" ? Check : CircleAlert} />,
    role: kind === "success" ? "status" : "alert",
    type: kind,
  });
}
