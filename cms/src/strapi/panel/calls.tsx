import { type StrapiApp, useNotification } from "@strapi/strapi/admin";
import { type ComponentType, useEffect } from "react";
import { type Fields, fieldsOf, textIn } from "../../lib/values";

/** A call by which the panel changed something, once it was answered. */
export interface AnsweredCall {
  endpoint: string;
  isRefused: boolean;
  arg: Fields;
  payload: unknown;
}

type Tell = (type: "danger" | "success", message: string) => void;

const messages = new EventTarget();
/** After what Strapi says itself, which would cover it. */
const tell: Tell = (type, message) => {
  setTimeout(() => messages.dispatchEvent(new CustomEvent("told", { detail: { type, message } })));
};

const keptMessage = "message-after-reload";

/** What was done, said once the page is there again. */
export const tellAfterReload = (message: string): void => sessionStorage.setItem(keptMessage, message);

function Messages() {
  const { toggleNotification } = useNotification();
  useEffect(() => {
    const message = sessionStorage.getItem(keptMessage);
    sessionStorage.removeItem(keptMessage);
    if (message) toggleNotification({ type: "success", message });
  }, [toggleNotification]);
  useEffect(() => {
    const show = (event: Event) => {
      if (event instanceof CustomEvent) toggleNotification(event.detail);
    };
    messages.addEventListener("told", show);
    return () => messages.removeEventListener("told", show);
  }, [toggleNotification]);
  return null;
}

/** Shows a component on every page of the panel: its name does that. */
export function showEverywhere(app: StrapiApp, name: string, Component: ComponentType): void {
  app.addComponents({ name: `future-global::${name}`, Component });
}

/** Must be called once, for what `watchCalls` tells. */
export const showMessages = (app: StrapiApp): void => showEverywhere(app, "messages", Messages);

/** Lets the panel say more of a call than its own one sentence for all. Only while the panel's plugins register. */
export function watchCalls(app: StrapiApp, onAnswer: (call: AnsweredCall, tell: Tell) => unknown): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const type = textIn(action, "type") ?? "";
      const [, outcome] = /^adminApi\/executeMutation\/(fulfilled|rejected)$/.exec(type) ?? [];
      const result = next(action);
      if (outcome) {
        const { meta, payload } = fieldsOf(action);
        const { arg } = fieldsOf(meta);
        const endpoint = textIn(arg, "endpointName") ?? "";
        const isRefused = outcome === "rejected";
        onAnswer({ endpoint, isRefused, arg: fieldsOf(fieldsOf(arg).originalArgs), payload }, tell);
      }
      return result;
    },
  ]);
}
