import { type StrapiApp, useNotification } from "@strapi/strapi/admin";
import { type ComponentType, useEffect, useRef } from "react";
import { asRecord, type Fields, stringField } from "../../lib/values";

/** A call with which the panel changed data or tried to, and its outcome. */
interface PanelCall {
  endpoint: string;
  isRejected: boolean;
  arg: Fields;
  payload: unknown;
}

interface Message {
  type: "danger" | "success";
  message: string;
}

const calls = new EventTarget();

/**
 * Makes `usePanelCalls` work: reports each mutation of Strapi's admin API, also a refused one, to its callbacks. Call
 * it once, in `register`.
 */
export function watchPanelCalls(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next) => (action) => {
      const type = stringField(action, "type") ?? "";
      const [, outcome] = /^adminApi\/executeMutation\/(fulfilled|rejected)$/.exec(type) ?? [];
      const result = next(action);
      if (outcome) {
        const { meta, payload } = asRecord(action);
        const { arg } = asRecord(meta);
        const endpoint = stringField(arg, "endpointName") ?? "";
        const isRejected = outcome === "rejected";
        const detail: PanelCall = {
          endpoint,
          isRejected,
          arg: asRecord(asRecord(arg).originalArgs),
          payload,
        };
        calls.dispatchEvent(new CustomEvent("call", { detail }));
      }
      return result;
    },
  ]);
  addGlobalComponent(app, "message-after-reload", MessageAfterReload);
}

/** Calls back after each change that the panel makes through Strapi's admin API, and after each refused one. */
export function usePanelCalls(onCall: (call: PanelCall) => unknown): void {
  const latestOnCall = useRef(onCall);
  latestOnCall.current = onCall;
  useEffect(() => {
    const report = (event: Event) => event instanceof CustomEvent && latestOnCall.current(event.detail);
    calls.addEventListener("call", report);
    return () => calls.removeEventListener("call", report);
  }, []);
}

/** Renders a component on every page of the panel, as Strapi does with each component that has this name prefix. */
export function addGlobalComponent(app: StrapiApp, name: string, Component: ComponentType): void {
  app.addComponents({ name: `future-global::${name}`, Component });
}

/** Shows the message that `getMessage` returns for a call. */
export function addCallMessage(
  app: StrapiApp,
  name: string,
  getMessage: (call: PanelCall) => Promise<Message | undefined>,
): void {
  addGlobalComponent(app, name, () => {
    const { toggleNotification } = useNotification();
    usePanelCalls(async (call) => {
      const message = await getMessage(call);
      // Wait until Strapi has shown its own message, which would cover this one.
      if (message) setTimeout(() => toggleNotification(message));
    });
    return null;
  });
}

const messageKey = "message-after-reload";

/** Shows a message after the next page load. */
export const showAfterReload = (message: string): void => sessionStorage.setItem(messageKey, message);

function MessageAfterReload() {
  const { toggleNotification } = useNotification();
  useEffect(() => {
    const message = sessionStorage.getItem(messageKey);
    sessionStorage.removeItem(messageKey);
    if (message) toggleNotification({ type: "success", message });
  }, [toggleNotification]);
  return null;
}
