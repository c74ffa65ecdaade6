import { type StrapiApp, useNotification } from "@strapi/strapi/admin";
import { type ComponentType, useEffect } from "react";
import { type Fields, fieldsOf, textIn } from "../../lib/values";

/** An API call with which the panel changed data, and its outcome. */
export interface PanelCall {
  endpoint: string;
  isRefused: boolean;
  arg: Fields;
  payload: unknown;
}

type Show = (type: "danger" | "success", message: string) => void;

const messages = new EventTarget();
/** Shows a message after Strapi's own, which would otherwise cover it. */
const show: Show = (type, message) => {
  setTimeout(() => messages.dispatchEvent(new CustomEvent("message", { detail: { type, message } })));
};

const keptMessage = "message-after-reload";

/** Shows a message after the next page load. */
export const showAfterReload = (message: string): void => sessionStorage.setItem(keptMessage, message);

function Messages() {
  const { toggleNotification } = useNotification();
  useEffect(() => {
    const message = sessionStorage.getItem(keptMessage);
    sessionStorage.removeItem(keptMessage);
    if (message) toggleNotification({ type: "success", message });
  }, [toggleNotification]);
  useEffect(() => {
    const onMessage = (event: Event) => {
      if (event instanceof CustomEvent) toggleNotification(event.detail);
    };
    messages.addEventListener("message", onMessage);
    return () => messages.removeEventListener("message", onMessage);
  }, [toggleNotification]);
  return null;
}

/** Renders a component on every page of the panel: Strapi does so for this name prefix. */
export function showEverywhere(app: StrapiApp, name: string, Component: ComponentType): void {
  app.addComponents({ name: `future-global::${name}`, Component });
}

/** Call once to show the messages of `watchCalls`. */
export const showMessages = (app: StrapiApp): void => showEverywhere(app, "messages", Messages);

/** Calls back after each change that the panel makes. Call it in `register` only. */
export function watchCalls(app: StrapiApp, onCall: (call: PanelCall, show: Show) => unknown): void {
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
        onCall({ endpoint, isRefused, arg: fieldsOf(fieldsOf(arg).originalArgs), payload }, show);
      }
      return result;
    },
  ]);
}
