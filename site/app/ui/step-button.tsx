import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import "./step-button.css";

interface StepButtonProps {
  readonly className?: string;
  readonly direction: "next" | "previous";
  readonly onClick: () => void;
  /** What it steps to, such as "picture". */
  readonly thing: string;
}

export function StepButton({ className, direction, onClick, thing }: StepButtonProps) {
  return (
    <Button
      aria-label={`${direction === "next" ? "Next" : "Previous"} ${thing}`}
      className={["step-button", className].filter(Boolean).join(" ")}
      onClick={onClick}
      size="small"
      variant="secondary"
    >
      <Icon of={direction === "next" ? ChevronRight : ChevronLeft} />
    </Button>
  );
}
