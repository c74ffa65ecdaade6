import { type ReactNode, useEffect, useRef, useState } from "react";

const classNames = { still: "", waiting: "reveal-waiting", rising: "reveal-rising" };

/**
 * Lets its content rise once, when it is scrolled to. The server sends it visible; only what is still below the window
 * is hidden, by script, so it is there without JavaScript, under reduced motion, and wherever a page is opened.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const block = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<keyof typeof classNames>("still");

  useEffect(() => {
    const element = block.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    setPhase("waiting");
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      setPhase("rising");
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={[className, classNames[phase]].filter(Boolean).join(" ") || undefined} ref={block}>
      {children}
    </div>
  );
}
