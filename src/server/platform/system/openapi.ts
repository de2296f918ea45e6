import * as z from "zod";
import type { Endpoint, Schema } from "#contract/endpoint.ts";
import { FaultBody } from "#contract/faults.ts";

/** The contract as an OpenAPI 3.1 document: made from the lines themselves, so it cannot be stale. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Candour", version: "1.0.0" },
    paths,
    components: { schemas: { Fault: jsonSchema(FaultBody, "output") } },
  };
}

function operation(endpoint: Endpoint) {
  const fault = {
    description: "Refused: `fault` says why, `message` says it to a person.",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Fault" } } },
  };
  return {
    summary: endpoint.summary,
    "x-who": endpoint.who,
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...requestBody(endpoint),
    responses: { [statusOf(endpoint)]: success(endpoint), default: fault },
  };
}

const statusOf = (endpoint: Endpoint) => ("status" in endpoint ? endpoint.status : 200) ?? 200;

function pathParameters({ path }: Endpoint) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Endpoint) {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function requestBody(endpoint: Endpoint) {
  if (endpoint.kind === "json" && endpoint.body)
    return { requestBody: { content: jsonContent(endpoint.body, "input") } };
  if (endpoint.kind !== "upload") return {};
  const files = Object.entries(endpoint.files).map(([name, rule]) => [
    name,
    { type: "string", format: "binary", description: `At most ${rule.maxBytes} bytes.` },
  ]);
  const fields = endpoint.body ? (jsonSchema(endpoint.body, "input").properties ?? {}) : {};
  const properties = { ...fields, ...Object.fromEntries(files) };
  return {
    requestBody: { content: { "multipart/form-data": { schema: { type: "object", properties } } } },
  };
}

function success(endpoint: Endpoint) {
  if (!("response" in endpoint)) return { description: endpoint.summary };
  return { description: "Done.", content: jsonContent(endpoint.response, "output") };
}

const jsonContent = (schema: Schema, io: "input" | "output") => ({
  "application/json": { schema: jsonSchema(schema, io) },
});

function jsonSchema(schema: Schema, io: "input" | "output") {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return plain;
}
