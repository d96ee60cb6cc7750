// Renders /openapi.yaml. Nothing is loaded from, or sent to, another host; a token that is typed in stays in the page.
SwaggerUIBundle({
  url: "/openapi.yaml",
  dom_id: "#docs",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
  supportedSubmitMethods: ["get", "head", "post", "delete"],
});
